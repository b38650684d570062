import { NO_ASPECT, type AspectChoice } from '@domain/card-filter';
import { useAspectIconUrls } from '@/entities/aspect';
import { AspectButton } from './aspect-button';
import styles from './aspect-group.module.css';
import { FilterGroup } from './filter-group';

/** The aspects with their three states; nothing where no card says anything of them. */
export function AspectGroup({ options }: { options: readonly AspectChoice[] }) {
  const urls = useAspectIconUrls();
  if (options.length === 0) return null;
  return (
    <FilterGroup label="Aspects" hint="any: no aspects but these; required: it must be there">
      <div className={styles.aspects}>
        {options.map((aspect) => (
          <AspectButton
            key={aspect}
            aspect={aspect}
            iconUrl={aspect === NO_ASPECT ? undefined : urls[aspect]}
          />
        ))}
      </div>
    </FilterGroup>
  );
}
