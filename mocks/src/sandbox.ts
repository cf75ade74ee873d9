export { readPort } from './sandbox/readPort.ts'
export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/startSandbox.ts'
