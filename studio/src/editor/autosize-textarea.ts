import module from 'react-autosize-textarea/lib/index.js';

/** The bundler does not unwrap the default export of this CommonJS module, which its types do not show. */
export default 'default' in module ? module.default : module;
