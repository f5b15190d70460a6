/** What guests are called until they say otherwise: herbs, roots and fruits. */
export const NICKNAMES =
  `Basilico Origano Rosmarino Salvia Timo Alloro Finocchio Maggiorana Menta Ruta Cumino Anice Ginepro
  Cappero Carciofo Rucola Radicchio Sedano Porro Scalogno Zucchina Melanzana Peperone Cipolla Prezzemolo Zafferano
  Limone Bergamotto Cedro Arancia Fico Melagrana Mandorla Nocciola Pistacchio Castagna Ceciarello Lupino Farro Orzo
  Oliva Pinolo Susina Albicocca Nespola Giuggiola Corbezzolo Mirto`.split(/\s+/);
