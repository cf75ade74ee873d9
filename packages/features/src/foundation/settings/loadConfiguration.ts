import { pageState } from '@trade-portal/design-system/page-state'
import { ConfigurationError, parseConfiguration, type Configuration, type Settings } from '@trade-portal/supplier-api'

/**
 * The address of the configuration file. It begins with the base path of the deployment, whatever the current page is.
 */
const address = `${import.meta.env.BASE_URL}config/configuration.json`
const timeoutMs = 15_000

/**
 * Fetches and parses the deployment's configuration.
 * @throws Error with a sentence for the people who run the portal
 */
async function loadConfiguration(): Promise<Configuration> {
  const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The host answered with ${response.status}.`)
  const configuration = parseConfiguration(await response.text())
  permitCheckoutScript(configuration.settings)
  return configuration
}

/** Why the configuration could not be loaded, such as `device_id needs a value.` */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.faults.map(({ sentence }) => sentence).join(' ')
  return error instanceof Error ? error.message : String(error)
}

/** The state of a request for the configuration. */
type ConfigurationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'loaded'; readonly configuration: Configuration }

export interface ConfigurationRequest {
  readonly current: () => ConfigurationState
  /** Resolves with the final state. */
  readonly ended: Promise<ConfigurationState>
}

/** Requests the configuration. The first request is usually sent before React starts. */
export function requestConfiguration(): ConfigurationRequest {
  let state: ConfigurationState = { status: 'loading' }
  const ended = loadConfiguration().then(
    (configuration) => (state = { status: 'loaded', configuration }),
    (error: unknown) => (state = { status: 'failed', reason: reasonOf(error) }),
  )
  return { current: () => state, ended }
}

const permitted = pageState((): { script?: string } => ({}))

/**
 * Permits the checkout script that the settings name. Only the first call on a page has an effect, so that no later call can
 * permit another script.
 */
function permitCheckoutScript({ checkoutScript }: Settings): void {
  permitted().script ??= checkoutScript
}

/** Whether an address is that of the permitted script. Always false before a script is permitted. */
export function isPermittedScript(address: string): boolean {
  return address !== '' && address === permitted().script
}
