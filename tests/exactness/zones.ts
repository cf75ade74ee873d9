/**
 * Zones with all kinds of offsets: half hours, daylight saving of only half an hour, both hemispheres, and both sides of
 * the date line.
 */
export const zones = [
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kolkata',
  'UTC',
]

/** Changes of daylight saving, leap days, ends of months and years, and the first day of Unix time. */
export const days = `
  1970-01-01 1999-12-31 2000-02-29 2024-02-29 2025-12-31 2026-01-01 2026-01-31 2026-02-28
  2026-03-01 2026-03-07 2026-03-08 2026-03-09 2026-03-28 2026-03-29 2026-03-30 2026-03-31
  2026-04-04 2026-04-05 2026-04-06 2026-04-30 2026-05-31 2026-06-30 2026-07-31 2026-08-31
  2026-09-26 2026-09-27 2026-09-30 2026-10-03 2026-10-04 2026-10-05 2026-10-25 2026-10-31
  2026-11-01 2026-11-02 2026-11-30 2026-12-31 2027-01-01 2028-02-28 2028-02-29 2028-03-01
`
  .trim()
  .split(/\s+/)
