import { configurationUnavailable, parseConfiguration, type Configuration } from '@trade-portal/supplier-api'
import { ActionError } from '../failures/failures.ts'

/** Relative to where the portal is deployed, not to the page shown. */
const address = `${import.meta.env.BASE_URL}config/configuration.json`
const timeoutMs = 15_000

/**
 * The deployment's configuration.
 * @throws ActionError with the specified text, whatever was wrong with the file.
 */
export async function loadConfiguration(): Promise<Configuration> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new ActionError(configurationUnavailable)
    return parseConfiguration(await response.text())
  } catch {
    throw new ActionError(configurationUnavailable)
  }
}
