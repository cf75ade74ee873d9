import type { Branch, Place, Suburb } from '../world/world.ts'

const earthRadiusKm = 6371

/** Great-circle distance by the haversine formula, in kilometres, rounded to one decimal. */
function distanceKm(from: Place, to: Place): number {
  const a =
    haversine(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * haversine(to.longitude - from.longitude)
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a))) * 10) / 10
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2
}

/** The branch nearest to a place, with its distance; undefined if there are no branches. */
export function nearest(branches: readonly Branch[], place: Place): { branch: Branch; km: number } | undefined {
  return branches.map((branch) => ({ branch, km: distanceKm(branch, place) })).toSorted((a, b) => a.km - b.km)[0]
}

/**
 * Finds the suburb of an address. If a line is just the name of a suburb, that suburb is the result. Otherwise the lines
 * after the first are searched, first for the name of a suburb and then for the post code of a suburb.
 */
export function suburbOf(suburbs: readonly Suburb[], lines: readonly string[]): Suburb | undefined {
  const normalised = lines.map(
    (line) =>
      ` ${line
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()} `,
  )
  const byLength = suburbs.toSorted((a, b) => b.name.length - a.name.length)
  return (
    byLength.find((suburb) => normalised.includes(` ${suburb.name.toLowerCase()} `)) ??
    byLength.find((suburb) => normalised.slice(1).some((line) => line.includes(` ${suburb.name.toLowerCase()} `))) ??
    byLength.find((suburb) => normalised.slice(1).some((line) => line.includes(` ${suburb.postCode} `)))
  )
}
