declare module "zzfx" {
  export const ZZFX: { readonly audioContext: AudioContext };
  export function zzfx(...parameters: readonly number[]): AudioBufferSourceNode | undefined;
}
