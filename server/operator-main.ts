import { readConfig } from "./config.ts";
import { changeOperatorSecret } from "./operator-secret.ts";

const USAGE = `Makes a new secret for the operator's page in place of the old one, and shows it. Everybody who is signed in there is signed
out, on all nodes:

  secret

The data folder is DATA_DIR, or "data". With DATABASE_URL it is that database. The house may be open or closed.`;

const [, what, ...rest] = process.argv.slice(2);

if (what !== "secret" || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    console.log(await changeOperatorSecret(readConfig(process.env)));
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}
