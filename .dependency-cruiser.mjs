import { clientRules } from './tools/architecture/client-rules.mjs';
import { gatewayRules } from './tools/architecture/gateway-rules.mjs';
import { hygieneRules } from './tools/architecture/hygiene-rules.mjs';
import { libraryRules } from './tools/architecture/library-rules.mjs';

/** The house of docs/architecture.md as rules, each with its reason. Run by `npm run check`. */
export default {
  forbidden: [...clientRules, ...gatewayRules, ...libraryRules, ...hygieneRules],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^(dist|docs)|(^|/)\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
