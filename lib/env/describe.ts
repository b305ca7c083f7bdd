import { type Variable, variables } from './variables.ts';

const entries: [string, Variable][] = Object.entries(variables);

/** The text of `.env.example`: every variable with its meaning, its default and an example, commented out. */
export function describeAsEnvFile(): string {
  const parts = entries.map(([name, variable]) =>
    [`# ${variable.description}`, `# ${capital(variable.rule)}. Default: ${variable.default}.`, `# ${name}=${variable.example}`].join('\n'),
  );
  return `${['# Copy this file to .env and uncomment what you need. The environment of the command wins over the file.', ...parts].join('\n\n')}\n`;
}

/** The README's configuration table, as Markdown. */
export function describeAsTable(): string {
  const rows = entries.map(
    ([name, variable]) => `| \`${name}\` | ${variable.description} | ${variable.default} | \`${variable.example}\` |`,
  );
  return ['| variable | what it is for | default | example |', '|---|---|---|---|', ...rows].join('\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
