/** The hands are opened, and nobody knows yet what it comes to. */
export type Scene = { readonly type: "reveal" };
