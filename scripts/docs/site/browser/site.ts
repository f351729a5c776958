import { offerCopying } from './site/copy.ts';
import { letReachOverflow } from './site/overflow.ts';
import { showPlace } from './site/place.ts';
import { offerSearch } from './site/search-box.ts';
import { offerThemes } from './site/themes.ts';

offerThemes();
offerSearch();
offerCopying();
letReachOverflow();
showPlace();
