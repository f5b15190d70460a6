import path from "node:path";
import { BadSetting, type Config } from "./config.ts";
import { FolderInUse } from "./store/folder.ts";
import { OtherHouse } from "./store/house-mark.ts";
import { ForeignDatabase } from "./store/migrations.ts";

/**
 * Why the house cannot open, in one sentence that says what to do. Undefined if it is something that an operator cannot
 * put right: then the place in the code matters more.
 */
export function whyNot(fault: unknown, config: Config | undefined): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  if (fault instanceof BadSetting) return fault.message;
  if (fault instanceof OtherHouse) return fault.message;
  if (fault instanceof ForeignDatabase) {
    return `${fault.message}: set DATABASE_URL or DATA_DIR to the house's own, or to an empty one`;
  }
  if (fault instanceof FolderInUse) {
    return `${fault.message}: stop that first, or choose another folder with --data or DATA_DIR`;
  }
  if (config === undefined) return undefined;
  const code = "code" in fault ? String(fault.code) : "";
  if ("syscall" in fault && fault.syscall === "listen") return whyNoPort(code, config);
  return config.databaseUrl === undefined
    ? whyNoFolder(code, fault.message, config.dataFolder)
    : whyNoDatabase(code, config.databaseUrl);
}

function whyNoPort(code: string, { port, host }: Config): string | undefined {
  const another = `choose another with --port or PORT, such as ${port < 65535 ? port + 1 : 8080}`;
  if (code === "EADDRINUSE") {
    return `port ${port} is taken by another program: stop that, or ${another}`;
  }
  if (code === "EACCES") return `port ${port} is only for the system's own programs: ${another}`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `${host} is no address of this machine: set HOST to one that is, or leave it out`;
  }
  return undefined;
}

function whyNoFolder(code: string, message: string, folder: string): string | undefined {
  const where = path.resolve(folder);
  const another = "or choose another folder with --data or DATA_DIR";
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(code)) {
    return `the data folder ${where} cannot be written to: let the user of this process write there, ${another}`;
  }
  if (code === "ENOTDIR" || code === "EEXIST") return `${where} is no folder: take it away, ${another}`;
  if (code === "ENOSPC" || code.startsWith("SQLITE_FULL")) {
    return `the disk of ${where} is full: make room, ${another}`;
  }
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) {
    return `the database in ${where} is damaged (${message}): put a backup in its place with the command restore, ${another}`;
  }
  return undefined;
}

/** What PostgreSQL and the network answer. The address is named without its password. */
function whyNoDatabase(code: string, url: string): string | undefined {
  const { host, pathname, username } = new URL(url);
  if (/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|57P03)$/.test(code)) {
    return `PostgreSQL does not answer at ${host} (${code}): start it, or set DATABASE_URL to where it is`;
  }
  if (code === "28P01" || code === "28000") {
    return `PostgreSQL at ${host} does not let ${username} in: put the right name and password into DATABASE_URL`;
  }
  if (code === "3D000") {
    return `PostgreSQL at ${host} has no database ${pathname.slice(1)}: make it with createdb, or name another in DATABASE_URL`;
  }
  return undefined;
}
