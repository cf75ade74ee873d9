import fc from 'fast-check'

// The gate must not depend on chance; `test:all` looks further each time, and prints the seed of what it finds.
fc.configureGlobal(process.env['TEST_SCOPE'] === 'all' ? { numRuns: 10_000 } : { numRuns: 300, seed: 20_261_126 })
