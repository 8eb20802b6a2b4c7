import type { TechStack } from '@toolbench/contracts/tech-stack.ts';
import { code } from '../code.ts';
import type { Model } from '../shared/prepare-model.ts';

const drivers: Readonly<Record<TechStack['database'], readonly [group: string, artifact: string, version: string]>> = {
  sqlite: ['org.xerial', 'sqlite-jdbc', '3.40.1.0'],
  postgresql: ['org.postgresql', 'postgresql', '42.5.5'],
  mysql: ['org.mariadb.jdbc', 'mariadb-java-client', '2.7.6'],
  mongodb: ['org.mongodb', 'mongodb-driver-sync', '4.11.1'],
};

/** server/pom.xml for Maven: classes in target/classes, libraries in target/lib. */
export function pomFile(model: Model, database: TechStack['database']): string {
  const [group, artifact, version] = drivers[database];
  return code`
<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>app</groupId>
  <artifactId>${model.slug}</artifactId>
  <version>1.0.0</version>
  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${artifact}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
  <build>
    <sourceDirectory>src</sourceDirectory>
    <testSourceDirectory>test</testSourceDirectory>
    <plugins>
      <plugin>
        <artifactId>maven-dependency-plugin</artifactId>
        <version>3.6.0</version>
        <executions>
          <execution>
            <phase>package</phase>
            <goals><goal>copy-dependencies</goal></goals>
            <configuration><outputDirectory>target/lib</outputDirectory></configuration>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
`;
}
