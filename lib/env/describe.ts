import { toUpperFirst } from '#lib/format/letter-case.ts';
import { formatDefault, type Variable, variables } from './variables.ts';

const entries: [string, Variable][] = Object.entries(variables);

/** Returns the text of `.env.example`: each variable with its description, default and an example, commented out. */
export function formatEnvFile(): string {
  const parts = entries.map(([name, variable]) =>
    [
      `# ${variable.description}`,
      `# ${toUpperFirst(variable.rule)}. Default: ${formatDefault(variable)}.`,
      `# ${name}=${variable.example}`,
    ].join('\n'),
  );
  return `${['# Copy this file to .env and uncomment the variables you need. Variables set in the environment take precedence over this file.', ...parts].join('\n\n')}\n`;
}

/** Returns the configuration table of the README, as Markdown. */
export function formatMarkdownTable(): string {
  const rows = entries.map(
    ([name, variable]) => `| \`${name}\` | ${variable.description} | ${formatDefault(variable)} | \`${variable.example}\` |`,
  );
  return ['| Variable | Description | Default | Example |', '|---|---|---|---|', ...rows].join('\n');
}
