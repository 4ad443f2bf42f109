import { type Cut, lean } from './lean.ts'

/** What is taken out of the router's own file, and what takes its place. */
const cuts: readonly Cut[] = [
  // Names for the developer tools keep alive what nothing else uses.
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
  // Works with a server of the router's own alone.
  { what: 'prefetch', from: /return shouldPrefetch && [^;]*: link;/g, to: 'return link;' },
  { what: 'prefetch state', from: /= usePrefetchBehavior\([^)]*\);/g, to: '= [false, null, {}];' },
  // The rest works with its loaders alone.
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
  // What only a mistake of the site's own can bring about: tests and `npm run dev` say it.
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
 * Keeps out of the browsers what this site has no use for in react-router, as its servers and loaders: 3 kB of
 * each first page.
 */
export const leanRouter = () =>
  lean({
    name: 'lean-router',
    id: /react-router[\\/]dist[\\/]development[\\/].*\.mjs$/,
    holds: 'function PrefetchPageLinks(',
    cuts,
  })
