import { Connection } from "../connection/connection.ts";

/** The connection to the house, one for the whole page. */
export const connection = new Connection();
