/** Arrives with `npm run pictures`; this is what we use of it. */
declare module "sharp" {
  interface Image {
    resize(size: { readonly width: number }): Image;
    removeAlpha(): Image;
    png(how?: {
      readonly palette?: boolean;
      readonly colours?: number;
      readonly dither?: number;
      readonly effort?: number;
    }): Image;
    webp(how: {
      readonly quality: number;
      readonly effort: number;
      readonly smartSubsample?: boolean;
      readonly loop?: number;
      readonly delay?: readonly number[];
      readonly minSize?: boolean;
    }): Image;
    toBuffer(): Promise<Buffer>;
  }
  function sharp(
    picture: Buffer | readonly Buffer[],
    how?: { readonly join: { readonly animated: true } },
  ): Image;
  export default sharp;
}
