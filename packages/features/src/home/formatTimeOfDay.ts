/** Formats seconds since midnight as H:MM:SS; a dash for null or an invalid number. */
export function formatTimeOfDay(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds) || seconds < 0 || seconds >= 86_400) return '-'
  const whole = Math.floor(seconds)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(whole / 3600)}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}`
}
