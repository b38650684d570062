import type { MappedColumn } from './column-mapping';
import { columnKey } from './file-columns';

const names = (list: string): string[] => list.trim().split(/,\s+/);

/** Names that programs and people use, the most likely first; as {@link columnKey} has them. */
export const USUAL_NAMES: Record<MappedColumn, readonly string[]> = {
  Set: names(`
    set code, setcode, edition code, set, set id, edition, expansion, set name, serie,
    extension, edicion, edizione, edicao, coleccion
  `),
  CardNumber: names(`
    card number, cardnumber, collector number, collectornumber, collectors number, number,
    card no, card no., no, no., nr, nr., #, num, kartennummer, nummer, numero, numer
  `),
  Name: names(`
    card name, cardname, name, card, title, product name, kartenname, karte, nom, carte,
    nombre, carta, nome, naam, kaart, nazwa
  `),
  Finish: names(`
    printing, variant, variance, finish, foil, isfoil, is foil, version, foiling,
    treatment, folie, condition
  `),
  Count: names(`
    count, quantity, quantityx, qty, add to quantity, amount, copies, owned, have, reg qty,
    normal qty, normal, regular, total quantity, total qty, total, anzahl, menge, stuck,
    quantite, nombre, cantidad, quantita, quantidade, aantal, ilosc
  `),
  FoilCount: names(`
    foil qty, foil quantity, foil count, foil copies, foil owned, foil amount, qty foil,
    quantity foil, count foil, foils, anzahl foil
  `),
  PricePaid: names(`
    purchase price, price bought, price paid, average cost paid, cost paid, paid,
    buy price, bought price, cost, kaufpreis, einkaufspreis, precio de compra
  `),
};

const ALL_USUAL_NAMES = new Set(Object.values(USUAL_NAMES).flat());

/** Whether a cell is what programs or people call a column. */
export const namesUsualColumn = (cell: string): boolean => ALL_USUAL_NAMES.has(columnKey(cell));
