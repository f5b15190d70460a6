/** A picture that did not come, because the connection was down just then, is asked for again. */
const TRY_AGAIN = 1500;

/** What a card shows, as large as the card. */
export function CardPicture({ src }: { readonly src: string }) {
  const again = (event: Event) => {
    const picture = event.currentTarget as HTMLImageElement;
    const { src: missing } = picture;
    setTimeout(() => {
      if (picture.src === missing) picture.src = missing;
    }, TRY_AGAIN);
  };
  return <img src={src} alt="" width="250" height="350" decoding="async" onError={again} draggable={false} />;
}
