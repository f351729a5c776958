/** The part of Eleventy that the site uses; the package brings no types. */
declare module '@11ty/eleventy' {
  /** A Markdown renderer (markdown-it), as far as it is changed here. */
  export interface MarkdownToken {
    type: string;
    tag: string;
    content: string;
    info: string;
    children: MarkdownToken[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
    attrs: [string, string][] | null;
  }

  export interface MarkdownState {
    tokens: MarkdownToken[];
    /** The data of the page that is rendered. */
    env: unknown;
  }

  export interface MarkdownLibrary {
    renderer: { rules: { code_inline?: (tokens: readonly MarkdownToken[], index: number) => string } };
    core: { ruler: { push(name: string, rule: (state: MarkdownState) => void): void } };
    set(options: { highlight?: (code: string, language: string) => string; linkify?: boolean }): unknown;
  }

  export interface UserConfig {
    addTemplate(path: string, content: string, data: Record<string, unknown>): void;
    addGlobalData(name: string, value: unknown): void;
    amendLibrary(name: 'md', change: (library: MarkdownLibrary) => void): void;
    setUseGitIgnore(use: boolean): void;
  }

  export interface RenderedTemplate {
    url: string;
    content: string;
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: string; config: (config: UserConfig) => void },
    );
    toJSON(): Promise<RenderedTemplate[]>;
  }
}
