import { messages, protocol, types } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;
const { DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } = messages;

/**
 * A statement that the database has read, by its name there: of what types its parameters are, and what its rows hold.
 *
 * @typedef {object} Prepared
 * @property {string} name
 * @property {readonly number[]} parameters
 * @property {readonly { readonly name: string, readonly dataTypeID: number }[]} fields
 */

/** The number of prepared statements; the least recently used one goes first. */
const most = 200;
/** A longer one stores many rows at once, and is hardly ever repeated. */
const longestText = 8_000;

/**
 * Statements by their text, each read by the database once and known there by a name: to read and plan one takes several
 * times as long as to carry it out.
 *
 * @param {import('@electric-sql/pglite').PGlite} database
 */
export const preparedStatements = (database) => {
  let names = 0;
  /** @type {Uint8Array[]} */
  const closings = [];
  /** @type {LRUCache<string, Prepared>} */
  const kept = new LRUCache({
    max: most,
    dispose: ({ name }) => closings.push(serialize.close({ type: 'S', name })),
  });

  /** One round: these, and the end of what belongs together. @param {readonly Uint8Array[]} asked */
  const round = async (...asked) => {
    const whole = new Uint8Array(Buffer.concat([...closings.splice(0), ...asked, serialize.sync()]));
    return (await database.execProtocol(whole)).messages;
  };

  /** @param {string} sql @returns {Promise<Prepared>} */
  const prepare = async (sql) => {
    names += 1;
    const name = `s${names}`;
    const answer = await round(serialize.parse({ name, text: sql }), serialize.describe({ type: 'S', name }));
    const fresh = {
      name,
      parameters: answer.flatMap((each) =>
        each instanceof ParameterDescriptionMessage ? each.dataTypeIDs : [],
      ),
      fields: answer.flatMap((each) => (each instanceof RowDescriptionMessage ? each.fields : [])),
    };
    kept.set(sql, fresh);
    return fresh;
  };

  /** @param {unknown} value @param {number} type @returns {string | null} */
  const written = (value, type) => {
    if (value === null || value === undefined) return null;
    const serializer = database.serializers[type];
    if (serializer !== undefined) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };

  /**
   * @param {string} sql
   * @param {readonly unknown[]} parameters
   * @param {import('../sql-client').RowShape} shape
   * @returns {Promise<readonly unknown[]>}
   */
  const carryOut = async (sql, parameters, shape) => {
    const statement = kept.get(sql) ?? (await prepare(sql));
    const values = parameters.map((value, place) => written(value, statement.parameters[place] ?? 0));
    const answer = await round(serialize.bind({ statement: statement.name, values }), serialize.execute({}));
    const rows = answer.flatMap((each) => (each instanceof DataRowMessage ? [each.fields] : []));
    return rows.map((row) => {
      const read = row.map((value, place) => {
        /** @type {unknown} */
        const one = types.parseType(value, statement.fields[place]?.dataTypeID ?? 0, database.parsers);
        return one;
      });
      return shape === 'arrays'
        ? read
        : Object.fromEntries(statement.fields.map(({ name }, place) => [name, read[place]]));
    });
  };

  return {
    /**
     * @param {string} sql
     * @param {readonly unknown[]} parameters
     * @param {import('../sql-client').RowShape} shape
     * @returns {Promise<readonly unknown[]>}
     */
    query: async (sql, parameters, shape) => {
      if (sql.length <= longestText) return database.runExclusive(() => carryOut(sql, parameters, shape));
      /** @type {import('@electric-sql/pglite').Results<unknown>} */
      const { rows } = await database.query(sql, [...parameters], {
        rowMode: shape === 'arrays' ? 'array' : 'object',
      });
      return rows;
    },
    /** What the tables are may have changed. */
    forget: () => kept.clear(),
  };
};
