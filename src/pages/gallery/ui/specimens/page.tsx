/** A page holds the one heading of level 1, so that this page itself is the specimen. */
export const PageSpecimen = () => (
  <p>The page that you look at: its title, its lead and its width.</p>
);
