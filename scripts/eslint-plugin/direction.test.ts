import { resolve } from 'node:path';
import { RuleTester } from 'eslint';
import parser from '@typescript-eslint/parser';
import { describe, it } from 'vitest';
import { direction } from './direction.js';

RuleTester.describe = describe;
RuleTester.it = it;

const options = [{ folder: 'conformance/mock', allow: ['conformance/servers', 'generated'] }];
const at = (file: string) => ({ filename: resolve(import.meta.dirname, '../..', file), options });
const source = at('conformance/mock/deep/one.ts');

new RuleTester({ languageOptions: { parser } }).run('direction', direction, {
  valid: [
    "import { readFile } from 'node:fs';",
    "import './two.ts'; import '../index.ts';",
    "import type { Host } from '../../../generated/platform.ts';",
    "export * from '../../servers/listen.ts';",
  ]
    .map((code) => ({ ...source, code }))
    .concat({ ...at('conformance/mock/one.test.ts'), code: "import './contracts.fixture.ts';" }),
  invalid: [
    "import { judge } from '../../engine/judge.ts';",
    "import type { Rule } from '../../engine/rule.ts';",
    "export { judge } from '../../engine/judge.ts';",
    "export * from '../../engine/judge.ts';",
    "await import('../../engine/judge.ts');",
    "type Rule = import('../../engine/rule.ts').Rule;",
    "import '../../servers-of-others/listen.ts';",
    "import 'platform-contracts/report';",
  ]
    .map((code) => ({ ...source, code, errors: [{ messageId: 'folder' }] }))
    .concat({ ...source, code: "import '../contracts.fixture.ts';", errors: [{ messageId: 'test' }] }),
});
