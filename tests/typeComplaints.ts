import { resolve } from 'node:path';
import ts from 'typescript';

/** What TypeScript says of each of these files as if they were in the project. */
export function typeComplaints(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const texts = new Map(Object.entries(files).map(([file, text]) => [resolve(file), text]));
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent({ ...(config as object), include: [] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, directoryExists } = host;
  host.readFile = (file) => texts.get(resolve(file)) ?? readFile(file);
  host.fileExists = (file) => texts.has(resolve(file)) || fileExists(file);
  host.directoryExists = (at) =>
    [...texts.keys()].some((file) => file.startsWith(resolve(at))) || (directoryExists?.(at) ?? true);
  const program = ts.createProgram([...texts.keys()], { ...options, incremental: false, noEmit: true }, host);
  const said = (file: string) => {
    const source = program.getSourceFile(resolve(file));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  };
  return Object.fromEntries(
    Object.keys(files).map((file) => [
      file,
      said(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}
