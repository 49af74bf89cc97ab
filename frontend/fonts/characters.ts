/** The letters that eleven languages need beyond ASCII: loan words and names included, and the signs their texts use. */
const LETTERS = [
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ', // nl de it fr es da fi nb sv
  'ŒœŸẞ', // fr de
  'ĄąĆćĘęŁłŃńŚśŹźŻż', // pl
  'ŠšŽž', // fi
].join('');

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
const SPACES = '\u00a0\u2009\u202f\u00ad';
const SIGNS = '¡¿«»‹›‘’‚“”„–—…·•§©®™°±×÷−¹²³¼½¾ªº€£¥¢%‰†←↑→↓✓′″№';

export const CHARACTERS = ASCII + LETTERS + SPACES + SIGNS;
