export interface TextMessage {
  readonly id: string;
  readonly received_at: string;
  readonly to: string;
  readonly text: string;
}

/** The messages that the sandbox took instead of Amazon, the newest first; none while it is away. */
export async function textMessages(port: number | undefined): Promise<readonly TextMessage[]> {
  if (port === undefined) return [];
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/_sandbox/messages`);
    return (await answer.json()) as TextMessage[];
  } catch {
    return [];
  }
}
