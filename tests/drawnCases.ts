import { configureGlobal } from 'fast-check';

// The same cases in each run: a test fails because the code has changed, not by chance. PROPERTY_SEED draws others.
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
