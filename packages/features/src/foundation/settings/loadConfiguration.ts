import { configurationUnavailable, parseConfiguration, type Configuration } from '@trade-portal/supplier-api'
import { ActionError, messageOf } from '../failures/failures.ts'
import { permitCheckoutScript } from './permittedScript.ts'

/** Relative to the base path of the deployment, not to the current page. */
const address = `${import.meta.env.BASE_URL}config/configuration.json`
const timeoutMs = 15_000

/**
 * Fetches and parses the deployment's configuration.
 * @throws ActionError with the specified text if the file cannot be fetched or is invalid
 */
async function loadConfiguration(): Promise<Configuration> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new ActionError(configurationUnavailable)
    const configuration = parseConfiguration(await response.text())
    permitCheckoutScript(configuration.settings)
    return configuration
  } catch {
    throw new ActionError(configurationUnavailable)
  }
}

/** The state of a request for the configuration. */
type ConfigurationState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'loaded'; readonly configuration: Configuration }

export interface ConfigurationRequest {
  readonly current: () => ConfigurationState
  /** Resolves with the final state. */
  readonly ended: Promise<ConfigurationState>
}

/** Requests the configuration. The portal calls it before React renders. */
export function requestConfiguration(): ConfigurationRequest {
  let state: ConfigurationState = { status: 'loading' }
  const ended = loadConfiguration().then(
    (configuration) => (state = { status: 'loaded', configuration }),
    (error: unknown) => (state = { status: 'failed', message: messageOf(error) }),
  )
  return { current: () => state, ended }
}
