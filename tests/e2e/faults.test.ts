import { afterAll } from 'vitest';
import { browserFaults } from './faults/browserFaults';
import { chatFaults } from './faults/chatFaults';
import { dictFaults } from './faults/dictFaults';
import { fileFaults } from './faults/fileFaults';
import { tally } from './faults/lab';
import { loginFaults } from './faults/loginFaults';
import { partFaults } from './faults/partFaults';
import { sessionFaults } from './faults/sessionFaults';

loginFaults();
sessionFaults();
dictFaults();
fileFaults();
chatFaults();
partFaults();
browserFaults();

afterAll(() => void process.stdout.write(`${tally.tried} faults tried, ${tally.survived} survived\n`));
