import type { Branch, Place, Suburb } from '../world/world.ts'

const earthRadiusKm = 6371

/** Kilometres along the surface, to one decimal. */
function distanceKm(from: Place, to: Place): number {
  const a =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude)
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a))) * 10) / 10
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Half of the versed sine of an angle. */
function half(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

/** The nearest of some branches, and how far away it is. */
export function nearest(branches: readonly Branch[], place: Place): { branch: Branch; km: number } | undefined {
  return branches.map((branch) => ({ branch, km: distanceKm(branch, place) })).toSorted((a, b) => a.km - b.km)[0]
}

/** The suburb that an address names: by a whole line, else by words within a line, else by its post code. */
export function suburbOf(suburbs: readonly Suburb[], lines: readonly string[]): Suburb | undefined {
  const plain = lines.map(
    (line) =>
      ` ${line
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()} `,
  )
  const byLength = suburbs.toSorted((a, b) => b.name.length - a.name.length)
  return (
    byLength.find((suburb) => plain.includes(` ${suburb.name.toLowerCase()} `)) ??
    byLength.find((suburb) => plain.slice(1).some((line) => line.includes(` ${suburb.name.toLowerCase()} `))) ??
    byLength.find((suburb) => plain.slice(1).some((line) => line.includes(` ${suburb.postCode} `)))
  )
}
