/** Somebody as everybody may see them. */
export interface PublicPerson {
  readonly id: string;
  readonly nickname: string;
  readonly avatar: string;
}
