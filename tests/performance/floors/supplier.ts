import { useQuery } from '@tanstack/react-query'

/** One row of an answer. */
export type Row = Readonly<Record<string, string | number | boolean>>

/** A call that the portal makes on the same screen, recorded for the floor. */
export interface FloorCall {
  /** The name of the function. If the call requests an object set, a colon and the name of the object set follow. */
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface FloorConfiguration {
  readonly DeviceList: readonly [{ readonly company_name: string; readonly settings: { readonly login_text: string } }]
  readonly calls: readonly FloorCall[]
}

const configuration = readConfiguration()

/** All calls are sent in one tick, as soon as the address is known. */
const answers = configuration.then(({ calls }) => new Map(calls.map((call) => [call.name, send(call)])))
answers.catch(() => undefined)

export function useConfiguration() {
  return useQuery({ queryKey: ['configuration'], queryFn: () => configuration }).data?.DeviceList[0]
}

/** The rows of the supplier's answer, or undefined while they are loading. */
export function useRows(name: string): readonly Row[] | undefined {
  const queryFn = async () => (await answers).get(name) ?? Promise.reject(new Error(`The portal does not call ${name}`))
  return useQuery({ queryKey: [name], queryFn }).data
}

async function readConfiguration(): Promise<FloorConfiguration> {
  const response = await fetch('/config/configuration.json')
  return response.json()
}

async function send({ url, headers, body }: FloorCall): Promise<readonly Row[]> {
  const response = await fetch(url, { method: 'POST', headers, body, cache: 'no-store' })
  return rowsIn(await response.json())
}

/** The rows of the table in an answer, however the table is wrapped. A single row counts as a table. */
function rowsIn(value: unknown): readonly Row[] {
  if (Array.isArray(value)) return value.filter(isRow)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).find((part) => typeof part === 'object' && part !== null)
  if (inner !== undefined) return rowsIn(inner)
  return isRow(value) ? [value] : []
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}
