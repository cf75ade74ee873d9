export { controlAddress, type Controlled } from './sandbox/control.ts'
export { readPort } from './sandbox/readPort.ts'
export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/startSandbox.ts'
