import path from 'node:path';
import ts from 'typescript';

export interface Problem {
  file: string;
  /** Place in the text of the file. */
  start: number;
  message: string;
}

/**
 * What the compiler says of these files, by the types of today.
 *
 * @param texts what stands in files that are not there, or in place of what is there
 */
export function typeProblems(texts: ReadonlyMap<string, string>): Problem[] {
  const root = process.cwd();
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const own = new Map([...texts].map(([file, text]) => [path.join(root, file), text]));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => own.has(file) || fileExists(file);
  host.readFile = (file) => own.get(file) ?? readFile(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = own.get(file);
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  // The folders of new files are not there either.
  delete host.directoryExists;
  const { incremental: _, tsBuildInfoFile: __, ...usual } = options;
  const program = ts.createProgram([...own.keys()], usual, host);
  return [...own.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start = 0, messageText }) => ({
        file: path.relative(root, file),
        start,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }),
    );
  });
}
