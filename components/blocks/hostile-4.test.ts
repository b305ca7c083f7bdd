import { testHostileAttributes } from '../../tests/support/hostile-attributes.ts';
import { blockCatalogue } from './catalogue.generated.ts';

// The blocks are split among four test files so that the files can run in parallel.
testHostileAttributes(blockCatalogue.filter((_entry, index) => index % 4 === 3));
