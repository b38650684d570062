import styles from './foil.module.css';

/** Lays the sheen of a foil printing over an element; it follows what `useFoilPointer` sets. */
export const foilClass = styles.foil;
