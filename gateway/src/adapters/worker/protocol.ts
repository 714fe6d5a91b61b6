/** A task for a worker. Answers carry the id of their task; id 0 is the start of the worker itself. */
export interface WorkerRequest<Task> {
  readonly id: number;
  readonly task: Task;
}

export type WorkerReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly fault?: string };

/** A message that answers no task. */
export interface WorkerNotice {
  readonly notice: string;
}

/** Without a kind of its own, a fault is an exception of the task. */
export type FaultOf = (error: unknown) => string;
