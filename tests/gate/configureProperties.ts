import fc from 'fast-check'

// The gate always tests the same inputs. `test:all` tests new ones each time, and prints the seed of a failure.
fc.configureGlobal(process.env['TEST_SCOPE'] === 'all' ? { numRuns: 10_000 } : { numRuns: 300, seed: 20_261_126 })
