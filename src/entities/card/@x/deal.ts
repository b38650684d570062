export { useListedPrintings } from '../model/use-listed-printings';
export { CardThumbnail } from '../ui/card-thumbnail';
export { FullName } from '../ui/full-name';
