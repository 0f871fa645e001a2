import { packRelease } from './packRelease';
import { build } from './production';

build();
console.log(packRelease('dist/dzb', 'dist'));
