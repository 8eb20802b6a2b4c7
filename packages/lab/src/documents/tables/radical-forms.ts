/**
 * Radicals and the ideographs that look the same (Unicode, EquivalentUnifiedIdeograph.txt), where the compatibility
 * decomposition has none or, as for ⼾, the traditional form.
 */
const pairs =
  '⺁厂⺄乙⺅亻⺆冂⺇几⺉刂⺊卜⺋㔾⺎兀⺏尣⺐尢⺑尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺟母⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪疋⺫罒⺬示⺭礻⺮竹⺯糹⺰纟⺲罒⺶羊⺷羊⺸羊⺹耂⺺肀⺻聿⺼肉⺽臼' +
  '⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞飠⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟⼾户';

const characters = [...pairs];

export const radicalForms: ReadonlyMap<string, string> = new Map(
  characters.flatMap((radical, index) =>
    index % 2 === 0 ? [[radical, characters[index + 1] ?? radical] as const] : [],
  ),
);
