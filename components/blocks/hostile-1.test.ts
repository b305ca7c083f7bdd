import { throwHostileAttributes } from '../../tests/support/hostile-attributes.ts';
import { blockCatalogue } from './catalogue.generated.ts';

// One file of four: each runs on a core of its own where there is one.
throwHostileAttributes(blockCatalogue.filter((_entry, index) => index % 4 === 0));
