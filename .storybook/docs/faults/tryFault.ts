import { announcements } from '@trade-portal/design-system/testing'
import { errorTable, isOperationName } from '@trade-portal/supplier-api'
import type { SetupWorker } from 'msw/browser'
import { fireEvent, isMockFunction, screen } from 'storybook/test'
import type { Cell } from './cells.ts'
import { exceptionOf } from './exceptions.ts'
import { openScreen } from './openScreen.tsx'
import { screenVisits } from './screenVisits.ts'

/** The text of a screen without any fault, and how the screen's calls differ from those listed in `screenVisits`. */
export async function readScreenWithoutFaults(msw: SetupWorker, name: Cell['screen']) {
  const { address, calls } = screenVisits[name]
  // Opens the screen once beforehand, so that all its code is loaded and the second visit shows the complete text.
  await (await openScreen(msw, address)).close()
  const page = await openScreen(msw, address)
  const asked = new Set(page.simulator.ledger().requests.map((request) => request.name))
  const text = mainText()
  await page.close()
  const missing = calls.filter((operation) => !asked.has(operation))
  const listed = new Set<string>(['getState', ...screenVisits.home.calls, ...calls])
  const unlisted = [...asked].filter((operation) => isOperationName(operation) && !listed.has(operation))
  return { text, problems: [...missing.map((one) => `never asks ${one}`), ...unlisted.map((one) => `asks ${one} too`)] }
}

/**
 * Opens a screen while an operation fails, checks it, removes the fault, and presses every retry button.
 * @param usual The text of the screen without faults
 * @returns a short description of each problem
 */
export async function tryFault(msw: SetupWorker, cell: Cell, usual: string): Promise<readonly string[]> {
  const uncaught: string[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    uncaught.push(`uncaught: ${String('reason' in event ? event.reason : event.message)}`)
  }
  window.addEventListener('error', note)
  window.addEventListener('unhandledrejection', note)
  const before = consoleCalls().length
  const { screen: name, operation, outcome } = cell
  // A call without an answer is simulated by holding it, because `settled` does not wait for held calls.
  const circumstances =
    outcome.kind === 'waits' ? { held: [operation] } : { faults: { [operation]: outcome.faults[0] } }
  const page = await openScreen(msw, screenVisits[name].address, circumstances)
  const problems = [...shownProblems(cell, usual)]
  page.simulator.setFaults({})
  if (!isSignedOut() && outcome.kind !== 'waits') problems.push(...(await recoveryProblems(page.settled, usual, cell)))
  await page.close()
  window.removeEventListener('error', note)
  window.removeEventListener('unhandledrejection', note)
  const isKnown = (problem: string) =>
    exceptionOf(name, operation)?.problems.some((known) => problem.startsWith(known)) ?? false
  return [...problems.filter((problem) => !isKnown(problem)), ...uncaught, ...consoleCalls().slice(before)]
}

function shownProblems({ outcome: { kind, message } }: Cell, usual: string): readonly string[] {
  const isFailure = kind !== 'waits' && kind !== 'usual' && kind !== 'other'
  const mustSignOut = isFailure && errorTable[kind].signsOut
  if (mustSignOut !== isSignedOut()) return [mustSignOut ? 'is not signed out' : 'is signed out']
  if (mustSignOut) return []
  const text = mainText()
  const problems = [
    ...(screen.queryAllByRole('heading', { level: 1 }).length === 0 ? ['is blank'] : []),
    ...(/\bundefined\b|\bNaN\b|\[object |Invalid Date|\bnull\b/.test(text) ? [`shows ${text.slice(0, 200)}`] : []),
    ...(screen.queryByText('This page cannot be shown') ? ['cannot be rendered'] : []),
  ]
  if (!isFailure) return problems
  const [reason = ''] = message.split('\n')
  const said = announcements().filter((announced) => announced.includes(reason)).length
  const shown = screen.queryAllByText((content) => content.includes(reason)).length
  if (said > 1) problems.push(`says it ${said} times`)
  if (shown > 1) problems.push(`shows it ${shown} times`)
  // If the text is the same as without the fault, the screen does not need the answer, so it need not report the failure.
  const isTold = said + shown > 0 || [...announcements(), text].some((words) => /could not|unable|failed/i.test(words))
  if (!isTold && text !== usual) problems.push('is silent')
  return problems
}

async function recoveryProblems(settled: () => Promise<void>, usual: string, cell: Cell): Promise<readonly string[]> {
  const attempts = screen.queryAllByRole('button', { name: /^(Try again|Retry|Check again)$/ })
  if (attempts.length === 0 && cell.outcome.kind !== 'other' && mainText() !== usual) return ['offers no other attempt']
  for (const button of attempts) await fireEvent.click(button)
  await settled()
  if (attempts.length === 0 || mainText() === usual) return []
  return [`does not recover: ${firstDifference(mainText(), usual)}`]
}

function firstDifference(text: string, usual: string): string {
  const lines = usual.split('\n')
  const index = text.split('\n').findIndex((line, at) => line !== lines[at])
  return `${text.split('\n')[index] ?? ''} in place of ${lines[index] ?? ''}`
}

const mainText = () => document.querySelector<HTMLElement>('#main')?.innerText ?? ''

const isSignedOut = () => document.querySelector('[data-session-ended]') !== null

function consoleCalls(): readonly string[] {
  const { error, warn } = console
  return [error, warn].flatMap((write) =>
    isMockFunction(write) ? write.mock.calls.map((values) => `console: ${values.join(' ').slice(0, 300)}`) : [],
  )
}
