import { Page } from '@/shared/ui/page';
import { Panel } from '@/shared/ui/panel';
import { CardFrames } from './card-frames';
import styles from './gallery.module.css';
import { specimens } from './specimens';

/** Every component of `src/shared/ui` and every card frame, for developers; the header switches the theme. */
export const GalleryPage = () => (
  <Page title="Gallery" lead="Every component in every state. It exists in development only.">
    <div className={styles.sections}>
      <Panel title="card frames">
        <CardFrames />
      </Panel>
      {Object.entries(specimens)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([folder, Specimen]) => (
          <Panel key={folder} title={folder}>
            <Specimen />
          </Panel>
        ))}
    </div>
  </Page>
);
