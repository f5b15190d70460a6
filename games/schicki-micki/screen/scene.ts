/** What the hands did is shown, and not yet what it brings. */
export type Scene = { readonly type: "reveal" };
