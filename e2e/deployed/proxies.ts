import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../tools/files.ts";
import { ask, type Site } from "./https.ts";
import { findProgram, freePorts, Running } from "./programs.ts";

const DEPLOY = path.join(ROOT, "deploy");

/** A proxy that runs, and where the house is found through it. */
export interface Front extends Site {
  readonly running: Running;
}

export const PROXIES = {
  /** With deploy/Caddyfile as it is; only ports and folders are others. */
  async Caddy(folder: string, httpsPort: number, nodes: readonly number[]): Promise<Front> {
    const [httpPort] = await freePorts(1);
    const file = path.join(folder, "Caddyfile");
    const global = `{
	admin off
	skip_install_trust
	http_port ${httpPort}
	https_port ${httpsPort}
	storage file_system ${folder}/certificates
}
import ${DEPLOY}/Caddyfile
`;
    writeFileSync(file, global);
    const NODES = nodes.map((port) => `127.0.0.1:${port}`).join(" ");
    const running = Running.start(findProgram("caddy"), ["run", "--adapter", "caddyfile", "--config", file], {
      SITE: "localhost",
      NODES,
      HOME: folder,
    });
    const root = path.join(folder, "certificates", "pki", "authorities", "local", "root.crt");
    return answering(running, httpsPort, () => (existsSync(root) ? readFileSync(root, "utf8") : undefined));
  },

  /** With deploy/nginx.conf; its name, ports, nodes and certificate are put in, as an operator does. */
  async nginx(folder: string, httpsPort: number, nodes: readonly number[]): Promise<Front> {
    const [httpPort] = await freePorts(1);
    const [key, certificate] = [path.join(folder, "key.pem"), path.join(folder, "certificate.pem")];
    const made = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
    execFileSync(
      "openssl",
      ["req", ...made, "-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate],
      { stdio: "ignore" },
    );
    const servers = nodes.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`);
    const site = readFileSync(path.join(DEPLOY, "nginx.conf"), "utf8")
      .replace(/( {4}server 127.*\n)+/, servers.join(""))
      .replaceAll("tavolata.example;", "localhost;")
      .replace(/\/etc\/\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/\S+privkey\.pem/, key)
      .replaceAll(/listen (\[::\]:)?80;/g, (_, v6 = "") => `listen ${v6}${httpPort};`)
      .replaceAll(/listen (\[::\]:)?443/g, (_, v6 = "") => `listen ${v6}${httpsPort}`);
    const file = path.join(folder, "nginx.conf");
    mkdirSync(path.join(folder, "logs"), { recursive: true });
    writeFileSync(path.join(folder, "site.conf"), site);
    const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(" ");
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${scratch} include ${folder}/site.conf; }
`,
    );
    const running = Running.start(findProgram("nginx"), ["-p", folder, "-e", "stderr", "-c", file], {});
    return answering(running, httpsPort, () => readFileSync(certificate, "utf8"));
  },
};

/** Waits until the house is reached through it. */
async function answering(running: Running, port: number, findCa: () => string | undefined): Promise<Front> {
  const url = `https://localhost:${port}/`;
  const last = Date.now() + 20_000;
  for (;;) {
    const ca = findCa();
    const found =
      ca === undefined
        ? undefined
        : await ask({ url, ca }, "/health").then(
            ({ status }) => status,
            () => undefined,
          );
    if (ca !== undefined && found === 200) return { url, ca, running };
    if (Date.now() > last) throw new Error(`nothing answers through the proxy: ${running.said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
