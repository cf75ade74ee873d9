import { given } from '@trade-portal/mocks/given'
import type { OperationName } from '@trade-portal/supplier-api'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

type Canvas = Pick<PlayContext, 'canvas'>

/** The story of a screen whose data keeps loading. The functions below cover other states that most screens have. */
export const loading = (operation: OperationName, what: string, heading: string) => ({
  ...given({ latency: { [operation]: 'forever' } }),
  play: async ({ canvas }: Canvas) => {
    await canvas.findByText(`Loading ${what}`)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  },
})

/** The story of a failed load. The reason must appear only once. */
export const failed = (operation: OperationName, what: string) => ({
  ...given({ faults: { [operation]: 'forbidden' } }),
  play: async () => {
    await screen.findByText(`We could not load ${what}`)
    await expect(screen.getAllByText('The supplier refused the request.')).toHaveLength(1)
  },
})

/** The story of a failed load on a screen that shows nothing without its data. */
export const failedInDialog = (operation: OperationName) => ({
  ...given({ faults: { [operation]: 'forbidden' } }),
  play: async () => {
    const error = within(await screen.findByRole('alertdialog', { name: 'An Error Occured' }))
    await waitFor(() => expect(error.getByText('The supplier refused the request.')).toBeVisible())
  },
})

export const empty = (text: string) => ({
  ...given({ world: 'empty' }),
  play: async ({ canvas }: Canvas) => {
    await canvas.findByText(text)
  },
})

export async function isNotAvailable({ canvas }: Canvas) {
  await canvas.findByRole('heading', { name: 'Not available' })
}

export const notAllowed = (entry: string) => ({ ...given({ switchedOff: [entry] }), play: isNotAvailable })

export const noMatch = (path: string) => ({
  ...given({ path: `${path}?search=%3Cb%3Enothing%3C%2Fb%3E` }),
  play: async ({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
    await canvas.findByText('No Results Found')
    await expect(canvas.getByText(/(contains|matches) “<b>nothing<\/b>”\.$/)).toBeVisible()
    // By its text, because the cross of the search field has the same name.
    await userEvent.click(canvas.getByText('Clear search'))
    await waitFor(() => expect(canvas.queryByText('No Results Found')).toBeNull())
  },
})

export const onAPhone = (name: string | RegExp) => ({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }: Canvas) => {
    await canvas.findByRole('link', { name })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/**
 * The story of a screen that loses the connection after it was loaded. What it shows stays usable, and the shell says that
 * it may be out of date.
 */
export const offline = (load: (context: PlayContext) => Promise<unknown>) => ({
  globals: { shell: 'with' },
  // Ends the story online, for those after it.
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get')
    return () => {
      online.mockRestore()
      window.dispatchEvent(new Event('online'))
    }
  },
  play: async (context: PlayContext) => {
    await load(context)
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await context.canvas.findByText(/^You are offline/)
  },
})

/** Checks that a screen says that the account is on hold, what may be refused, and how to pay. */
export async function saysOnHold({ canvas }: Canvas): Promise<void> {
  await expect(await canvas.findByText('Your account is on hold')).toBeVisible()
  await expect(canvas.getByText(/^New orders may be refused/)).toBeVisible()
  await canvas.findByRole('link', { name: 'Pay Account' })
}

export async function saysSuspended({ canvas }: Canvas): Promise<void> {
  await expect(await canvas.findByText('Your account is suspended')).toBeVisible()
}
