import { type Cut, lean } from './lean.ts'

/** What is removed from the router's own file, and what replaces it. */
const cuts: readonly Cut[] = [
  // Names for the developer tools keep unused code in the bundle.
  { what: 'displayName', from: /^\w+\.displayName = "[^"]*";$/gm, to: '' },
  {
    what: 'components',
    from: /= (React\d*)\.(forwardRef|createContext|memo)\(/g,
    to: '= /* @__PURE__ */ $1.$2(',
  },
  {
    what: 'classes',
    from: /^var (\w+ErrorBoundary) = (class extends React\d*\.Component \{[\s\S]*?^\});/gm,
    to: 'var $1 = /* @__PURE__ */ (() => $2)();',
  },
  { what: 'contextType', from: /^RenderErrorBoundary\.contextType = .*;$/gm, to: '' },
  // Works only with the router's own server.
  { what: 'prefetch', from: /return shouldPrefetch && [^;]*: link;/g, to: 'return link;' },
  { what: 'prefetch state', from: /= usePrefetchBehavior\([^)]*\);/g, to: '= [false, null, {}];' },
  // The rest works only with the router's loaders.
  {
    what: 'data state',
    from: /let dataRouterState = dataRouterOpts\?\.state;/g,
    to: 'const dataRouterState = void 0;',
  },
  {
    what: 'boundary',
    from: /return dataRouterState && \(match\.route\.ErrorBoundary [\s\S]*?: getChildren\(\);/g,
    to: 'return getChildren();',
  },
  {
    what: 'error element',
    from: /errorElement = match\.route\.errorElement \|\| defaultErrorElement;/g,
    to: '',
  },
  {
    what: 'view transition',
    from: /^\s*useViewTransitionState\(path\) && viewTransition === true;/gm,
    to: ' false;',
  },
  {
    what: 'stable navigate',
    from: /return isDataRoute \? .*;/g,
    to: 'return useNavigateUnstable();',
  },
  {
    what: 'static context',
    from: /^  if \(dataRouterContext && dataRouterContext\.static [\s\S]*?^  \}$/gm,
    to: '',
  },
  {
    what: 'router state',
    from: /let routerState = React\d*\.useContext\(DataRouterStateContext\);/g,
    to: 'const routerState = null;',
  },
  { what: 'next location', from: /let (?=nextLocationPathname = routerState)/g, to: 'const ' },
  {
    what: 'next location in lower case',
    from: /^\s*nextLocationPathname = nextLocationPathname \? .*;$/gm,
    to: '',
  },
  {
    what: 'next location without basename',
    from: /^( *)if \(nextLocationPathname && basename\) \{[\s\S]*?^\1\}$/gm,
    to: '',
  },
  {
    what: "a route's loaders",
    from: /^ *middleware: element\.props\.middleware,[\s\S]*?lazy: element\.props\.lazy$/gm,
    to: '',
  },
  {
    what: 'marks',
    from: /,?\s*"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g,
    to: '',
  },
  { what: 'version', from: /^ {4}window\.__reactRouterVersion =[\s\S]*?;$/gm, to: '' },
  { what: 'sets', from: /^(var \w+ = )(?=new Set\()/gm, to: '$1/* @__PURE__ */ ' },
  {
    what: 'names',
    from: /^(var \w+ = )(Object\.getOwnPropertyNames\(.*);$/gm,
    to: '$1/* @__PURE__ */ (() => $2)();',
  },
  // Reports only mistakes in the site's own code, which tests and `npm run dev` report.
  {
    what: 'warnings',
    from: /var ENABLE_DEV_WARNINGS = true;/g,
    to: 'var ENABLE_DEV_WARNINGS = false;',
  },
  {
    what: 'assertions',
    from: /^( *)(?:invariant|warning)\((?:.*\);|\n[\s\S]*?^\1\);)$/gm,
    to: '',
  },
]

/**
 * Removes from the browsers' code what this site does not use of react-router, such as its servers and loaders: 3
 * kB of each first page.
 */
export const leanRouter = () =>
  lean({
    name: 'lean-router',
    id: /react-router[\\/]dist[\\/]development[\\/].*\.mjs$/,
    holds: 'function PrefetchPageLinks(',
    cuts,
  })
