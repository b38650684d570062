/*
 * Searches of pages that were loaded before their own program searched (rules/search#where-it-runs), and the first rows that
 * a document brings.
 */
import './market-of-set';
import './printing-facets';
import './search-printings';
